/** `devScript` is prepended to the script of a development build. */
export type Mode = { isDevelopment: boolean; devScript: string };

export const production: Mode = { isDevelopment: false, devScript: '' };
