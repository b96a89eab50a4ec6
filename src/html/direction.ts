const rightToLeft = ['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa'];

/** The text direction of a language. Node 20 lacks `Intl.Locale.getTextInfo`. */
export function directionOf(language: string) {
  const { script = '' } = new Intl.Locale(language).maximize();
  return rightToLeft.includes(script) ? 'rtl' : 'ltr';
}
