// The module `model`, at build. In the browser, it is the result as JSON (tools/builder/language.ts).
import { members as teamMembers, projects as teamProjects, site } from 'site/content';
import { settings } from 'site/settings';
import * as words from 'site/words';
import { checkContent } from '../team/check-content';
import type { OtherLanguage } from './types';
import { refuse } from '../tools/common/mistake';
import { modelOf } from './make-data';

const content = { site, members: teamMembers, projects: teamProjects };
const { projectsPath: path = 'proyectos', staticAddresses } = settings;

refuse(checkContent(content, path).map((mistake) => languageFolder + mistake));

export const { base, home, members, projects, projectsPath, sitePath, unknown } =
  modelOf(content, words, path, staticAddresses, languageFolder);

/** They are added once all languages are loaded: read them in functions only. */
export const others: OtherLanguage[] = [];
