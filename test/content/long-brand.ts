// The sample with a long brand.
import { site as sample } from './sample';

export { members, projects } from './sample';
export const site = { ...sample, brand: 'Cooperativa Tecnológicas' };
