// The sample, by a team of a long name.
import { site as sample } from './sample';

export { members, projects } from './sample';
export const site = { ...sample, brand: 'Cooperativa Tecnológicas' };
