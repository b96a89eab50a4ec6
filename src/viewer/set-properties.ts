/** Sets custom properties of an element, named without their dashes. */
export function setProperties(element: HTMLElement, properties: Record<string, number | string | null>) {
  for (const [name, value] of Object.entries(properties)) element.style.setProperty(`--${name}`, `${value}`);
}
