import { spawn } from 'node:child_process';
import { onTestFinished, vi } from 'vitest';
import { eventually, test, until, visit } from '../../browser/harness';
import { changedCopy, edit } from '../../copies/changed-copy';
import { freePort } from './port-of';

test('after a mistake and its mend, the page is where it was (U4)', async () => {
  const root = changedCopy();
  const port = await freePort();
  const server = spawn(process.execPath, ['build.mjs', '--dev', `${port}`], { cwd: root, stdio: 'ignore' });
  onTestFinished(() => void server.kill());
  const page = await visit('chromium', '/', { hydrates: false, expects: /./ });
  await vi.waitFor(() => fetch(`http://localhost:${port}`), 30_000); // Chromium would reload its error page
  await page.goto(`http://localhost:${port}`);
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
  edit(root, 'src/site/content.ts', 'role: ', 'rol: ');
  await until(page, () => document.title === 'Build failed');
  edit(root, 'src/site/content.ts', 'rol: ', 'role: ');
  await eventually(page, () => document.title !== 'Build failed' && Math.abs(scrollY - 700) < 20, true);
});
