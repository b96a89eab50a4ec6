import assert from 'node:assert/strict';
import { changedCopy } from '../../fixtures/root';
import { finish, holdAnimations } from '../animations';
import { eventually, pathOf, ready, test, until, words } from '../harness';
import { card, focused, isAt, isAtSection, phone, press, scrollToCenter, side, toProject, traverse } from '../parts';
import { type Engine, visitIn } from '../webkit';

const frontmatter = (title: string) => `export const frontmatter = { title: '${title}', description: 'Textos' };`;

const withBlog = changedCopy({
  'src/site/pages/blog/index.tsx': `${frontmatter('Blog')}
    import { base } from '../../../kit';
    export default () => (
      <>
        <p style={{ blockSize: 2000 }}><a id="first" href={\`\${base}blog/primero\`}>Primero</a></p>
        <pre>{'código '.repeat(9)}</pre>
      </>
    );`,
  'src/site/pages/blog/primero.tsx': `${frontmatter('Primero')}
    export default () => <p style={{ blockSize: 2000 }}>Hola</p>;`,
});

export function testNavigation(engine: Engine) {
  test('the section in the URL is shown, and cards flip by keyboard (C1, C2, C3, C7, E7)', async () => {
    const page = await visitIn(engine, '/#equipo', { height: 500 });
    await until(page, isAtSection, 'equipo');
    await page.keyboard.press('Tab');
    await eventually(page, focused, words.moreAbout('Ada'));
    await page.keyboard.press('Enter');
    await until(page, (link: string) => document.activeElement!.textContent.startsWith(link), words.linkNames.github);
    await page.hover(card);
    await page.mouse.move(5, 5);
    await eventually(page, side, 'back');
    await page.keyboard.press('Escape');
    await eventually(page, focused, words.moreAbout('Ada'));
    await eventually(page, side, 'front');
    await page.keyboard.press('Tab'); // skips the inert back
    await eventually(page, focused, words.moreAbout('Bruno'));
  });

  test('links morph title and capture; Back and Forward restore scroll and focus (E6, E8, E15, E18, M10)', async () => {
    const page = await visitIn(engine, '/', { height: 500, motion: true });
    await finish(page);
    await scrollToCenter(page, '#proyectos h3'); // so that a click does not scroll
    await page.evaluate(holdAnimations);
    await page.evaluate(() => { window.mark = true; });
    const crossing = () => ['title', 'capture'].filter((name) => window.held.some(({ effect }) =>
      (effect as KeyframeEffect).pseudoElement === `::view-transition-group(${name})`)).join();
    const y = await page.evaluate(() => scrollY);
    assert.ok(y > 100);
    const [home, project] = [['Desa', y], ['Geo App', 0]] as const;
    for (const { go, to, focus, isCrossed = false } of [
      { go: () => page.click('#proyectos h3'), to: project, focus: 'main', isCrossed: true },
      { go: () => page.click('main [rel=prev]'), to: home, focus: toProject },
      { go: () => traverse(page, 1), to: project, focus: '[rel=prev]' },
      { go: () => traverse(page, -1), to: home, focus: toProject },
    ]) {
      await go();
      if (isCrossed) await eventually(page, crossing, 'title,capture');
      else assert.equal(await page.evaluate(crossing), '');
      await finish(page);
      await until(page, isAt, ...to);
      await eventually(page, (focus: string) => document.activeElement!.matches(focus), true, focus);
    }
    assert.equal(await page.evaluate(() => window.mark), true);
  });

  test('a link to a section, even on another page, scrolls, sets :target and the focus (E3, E4, E6, E8)', async () => {
    const page = await visitIn(engine, '/', { height: 500 });
    const reached = () => ({ hash: location.hash, target: $(':target').id, focus: document.activeElement!.id });
    const follow = async (id: string) => {
      await press(page, `header a[href="/#${id}"]`);
      await eventually(page, reached, { hash: `#${id}`, target: id, focus: id });
    };
    for (const id of ['equipo', 'contacto']) await follow(id);
    await traverse(page, -1);
    await until(page, isAtSection, 'equipo');
    await press(page, toProject);
    await until(page, isAt, 'Geo App', 0);
    await follow('proyectos');
    await until(page, isAtSection, 'proyectos');
  });

  test('static pages get canonical URLs, and Back and back links restore the scroll (E6, E12, E18, E22)', async () => {
    const page = await visitIn(engine, '/', { ...phone, folder: withBlog });
    const canTell = await page.evaluate(() => 'navigation' in window);
    const follow = async (selector: string, ...place: [heading: string, y: number]) => {
      // After `evaluate` has returned, because the click loads a new document.
      await page.evaluate((selector: string) => { setTimeout(() => $(selector).click()); }, selector);
      await until(page, isAt, ...place);
      await ready(page);
    };
    await follow('footer a[href="/blog"]', 'Blog', 0);
    await page.evaluate(() => {
      scrollTo(0, 700);
      $<HTMLAnchorElement>('#first').href += '.html?a=1#x';
    });
    await follow('#first', 'Primero', 0);
    assert.equal(await pathOf(page), '/blog/primero?a=1#x');
    await traverse(page, -1);
    await until(page, isAt, 'Blog', 700);
    await traverse(page, 1);
    await until(page, isAt, 'Primero', 0);
    await ready(page);
    await follow('main [rel=prev]', 'Blog', canTell ? 700 : 0);
  });

  test('on a static page, the keyboard can scroll code that does not fit (F18)', async () => {
    const page = await visitIn(engine, '/blog', { ...phone, folder: withBlog });
    for (const [width, tabIndex] of [[390, 0], [1000, -1], [390, 0]] as const) {
      await page.setViewport({ ...phone, width });
      await eventually(page, () => $('pre').tabIndex, tabIndex);
    }
  });
}
