// The kit, where the tests' own site imports it from. In copies of the project, the real kit is there.
export * from '../../../src/kit';
