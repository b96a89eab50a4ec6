// The UI strings in English. `src/site/words.ts` can replace them.

export const language = 'en';

// On every page.
export const skipToContent = 'Skip to content';
export const navigation = 'Main';
export const home = 'Home';
export const footer = 'Footer';
export const menu = 'Menu';
export const closeMenu = 'Close menu';
export const opensTab = '(opens in a new tab)';

// Member cards.
export const turnHint = 'Click or hover to flip';
export const moreAbout = (name: string) => `More about ${name}`;
export const linksTitle = (name: string) => `${moreAbout(name)}:`;
export const linkNames = { github: 'GitHub', gitlab: 'GitLab', cv: 'CV', linkedin: 'LinkedIn', website: 'Website' };

// Projects.
export const seeMore = 'See more';
export const visit = 'Visit';
export const back = 'Back';
export const unknownProject = 'Project';
export const capture = (title: string, number: number) => `${title} — screenshot ${number}`;

// The image viewer.
export const captures = (title: string) => `Screenshots of ${title}`;
export const position = (number: number, count: number) => `${number} of ${count}`;
export const zoomOut = 'Zoom out';
export const zoomIn = 'Zoom in';
export const previous = 'Previous';
export const next = 'Next';
export const close = 'Close';
export const loading = 'Loading…';
export const failed = 'This screenshot could not be loaded.';
export const openFile = 'Open the file';

// Markdown pages. `number` is that of a footnote.
export const footnotes = 'Footnotes';
export const backToText = (number: string) => `Back to the text, footnote ${number}`;
export const alerts = { note: 'Note', tip: 'Tip', important: 'Important', warning: 'Warning', caution: 'Caution' };
