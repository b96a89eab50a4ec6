// A very long word in the question of the contact section, and a longer one in the title of a second project.
import { projects as usual, site as usualSite } from './content';

export { members } from './content';
export const site = { ...usualSite, contact: '¿Un proyecto intercontinental?' };
const long = { ...usual[0]!, id: 'largo', title: 'Electroencefalográfico', link: 'proyectos?id=largo' };
export const projects = [...usual, long];
