/** What is wrong with the layout. Runs in the page. */
export function faults() {
  const { clientWidth, scrollWidth } = document.documentElement;
  const textOf = ({ outerHTML }: Element) => outerHTML.slice(0, 80);
  const isHidden = (element: Element) => element.closest('[role=status], #page > a, [role=tooltip], svg > *');
  const beyond = $$('#page *').filter((element) => {
    const { left, right, width } = boxOf(element);
    return width > 0 && (right > clientWidth + 1 || left < -1) && !isHidden(element);
  });
  const clipped = $$('.MemberCard-front, .MemberCard-back, .MemberCard-back :is(li, li > a)')
    .filter((box) => box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1);
  const broken: string[] = [];
  for (const element of $$('header a, h1, h2, #equipo li li:not(:only-child), #contacto p, .button[href^="mailto:"]')) {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
        const range = new Range();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word);
      }
    }
  }
  return { scrolls: scrollWidth > clientWidth, beyond: beyond.map(textOf), clipped: clipped.map(textOf), broken };
}

export const noFaults = { scrolls: false, beyond: [], clipped: [], broken: [] };
