// The content as the pages show it. In the script, the build puts its value in the place of this module.
import * as content from '../content';
import { prepare } from './prepare';

export const { base, site, members, projects } = prepare(content);
