import { expect, test } from 'vitest';
import { isProjectsPath } from '../../src/pages/project-id';

test.each(['proyectos', 'work', 'nuestros-trabajos-2'])('%s can name the projects’ path', (path) => {
  expect(isProjectsPath(path)).toBe(true);
});

const others = ['', 'assets', 'index', '404', 'Trabajos', 'a/b', 'a.b', 'años', 'trabajos/', ' a'];

test.each(others)('%j cannot name the projects’ path', (path) => {
  expect(isProjectsPath(path)).toBe(false);
});
