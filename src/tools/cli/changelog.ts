/** The chapters of a changelog (https://keepachangelog.com) since a version. */
export function changesSince(changelog: string, version: string) {
  const [, ...chapters] = changelog.split(/^(?=## )/m);
  const known = chapters.findIndex((chapter) => chapter.startsWith(`## [${version}]`));
  return chapters.slice(0, known === -1 ? undefined : known).join('').trim();
}
