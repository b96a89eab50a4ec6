// The sample with a long brand.
import { site as sample } from './content';

export { members, projects } from './content';
export const site = { ...sample, brand: 'Cooperativa Tecnológicas' };
