const restoring: (() => void)[] = [];

/** Replaces properties of what all files of tests share, until `restore` is called. */
export function replace(object: object, properties: Record<string, PropertyDescriptor>) {
  for (const [name, property] of Object.entries(properties)) {
    const before = Object.getOwnPropertyDescriptor(object, name);
    restoring.push(() => {
      if (before) Object.defineProperty(object, name, before);
      else Reflect.deleteProperty(object, name);
    });
    Object.defineProperty(object, name, { configurable: true, ...property });
  }
}

/** Undoes all replacements. Runs after each file (see setup.ts). */
export const restore = () => restoring.splice(0).reverse().forEach((undo) => undo());
