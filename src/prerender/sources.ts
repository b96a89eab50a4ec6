// What the team writes, except components.
export * as content from 'site/content';
export * as words from 'site/words';
export * as settings from 'site/settings';
