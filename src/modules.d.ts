// What the bundler makes of files that are not code: assets become their path below the site's base,
// `assets/NAME…-HASH.EXT`; a stylesheet becomes its class names.
declare module '*.avif';
declare module '*.webp';
declare module '*.png';
declare module '*.jpg';
declare module '*.jpeg';
declare module '*.gif';
declare module '*.svg';
declare module '*.pdf';
declare module '*.module.css';
