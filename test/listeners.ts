type Listening = Parameters<typeof addEventListener>;

const add = window.addEventListener;
const added: Listening[] = [];

/** The listeners of the window since the tests of a file have started, so that they can be removed. */
export const listeners = {
  watch() {
    window.addEventListener = (...listening: Listening) => {
      added.push(listening);
      add(...listening);
    };
  },
  count: () => added.length,
  removeFrom: (first: number) => added.splice(first).forEach((listening) => removeEventListener(...listening)),
};
