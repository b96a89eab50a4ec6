/**
 * Returns a function that runs `task`, one run at a time: calls during a run lead to one more run after it. Its promise
 * resolves when no run is left, and rejects as soon as a run fails.
 */
export function coalesce(task: () => Promise<void>) {
  let isRequested = false;
  let running: Promise<void> | undefined;

  async function run() {
    try {
      while (isRequested) {
        isRequested = false;
        await task();
      }
    } finally {
      running = undefined;
    }
  }

  return () => {
    isRequested = true;
    running ??= run();
    return running;
  };
}
