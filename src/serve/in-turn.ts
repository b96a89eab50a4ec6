/**
 * A function that calls `act`, but never while it is at work: however often it is called meanwhile, `act` follows once
 * more. Resolves when nothing is left to do, and rejects as soon as `act` does.
 */
export function inTurn(act: () => Promise<void>) {
  let isWanted = false;
  let working: Promise<void> | undefined;

  async function work() {
    try {
      while (isWanted) {
        isWanted = false;
        await act();
      }
    } finally {
      working = undefined;
    }
  }

  return () => {
    isWanted = true;
    working ??= work();
    return working;
  };
}
