// The kit, where the tests' own site expects it. In copies, the kit itself is there.
export * from '../../../src/kit';
