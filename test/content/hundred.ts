// So many projects that their pages are compressed quickly.
import { projects as few } from './sample';

export { members, site } from './sample';

export const projects = few.slice(0, 1).flatMap((project) =>
  Array.from({ length: 120 }, (_, index) => ({ ...project, id: `p${index}`, link: `proyectos?id=p${index}` })));
