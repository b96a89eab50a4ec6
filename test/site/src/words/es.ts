export * from '../../../../src/words/es';
