const add = window.addEventListener;
const added: Parameters<typeof addEventListener>[] = [];

window.addEventListener = (...listening: Parameters<typeof addEventListener>) => {
  added.push(listening);
  add(...listening);
};

/** Removes all listeners of the window, which an earlier page added. */
export const removeListeners = () => added.splice(0).forEach((listening) => removeEventListener(...listening));
