// Looks in the page for what does not fit: controls that can't be brought into sight, words that are cut off, and boxes
// that scroll sideways. It is one function, as it runs in the page.

/** What is wrong, in words; empty where all fits. Scrolls down and up, as a user would. */
export function unfitting(root: Element): readonly string[] {
  const pen = document.createElement('canvas').getContext('2d');
  const controls = Array.from(
    root.querySelectorAll('button, input, select, textarea, summary, a[href]'),
  ).filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.clientWidth > 1);

  function nameOf(one: Element): string {
    return `${one.tagName} ${one.getAttribute('aria-label') ?? one.textContent.trim()}`.slice(0, 60);
  }

  function scrollTo(one: Element): void {
    for (let box = one.parentElement; box; box = box.parentElement) {
      if (!['auto', 'scroll'].includes(getComputedStyle(box).overflowY)) continue;
      const [inner, outer] = [one.getBoundingClientRect(), box.getBoundingClientRect()];
      if (inner.bottom > outer.bottom) box.scrollTop += inner.bottom - outer.bottom;
      if (inner.top < outer.top) box.scrollTop -= outer.top - inner.top;
    }
  }

  /** The grids scroll by themselves. */
  function isHidden(one: Element): boolean {
    if (one.closest('[role=grid]')) return false;
    scrollTo(one);
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const boxes = [new DOMRect(0, 0, window.innerWidth, window.innerHeight)];
    for (let box = one.parentElement; box && box !== document.body; box = box.parentElement)
      if (getComputedStyle(box).overflow !== 'visible') boxes.push(box.getBoundingClientRect());
    return boxes.some(
      (box) => left < box.left - 1 || right > box.right + 1 || top < box.top - 1 || bottom > box.bottom + 1,
    );
  }

  function wordsOf(one: Element): string {
    if (one instanceof HTMLSelectElement) return one.selectedOptions[0]?.text ?? '';
    if (!(one instanceof HTMLInputElement)) return '';
    return one.type === 'number' && one.value !== '' ? one.value : one.placeholder;
  }

  function isCut(one: Element): boolean {
    if (one instanceof HTMLButtonElement) return one.scrollWidth > one.clientWidth + 1;
    const words = wordsOf(one);
    if (words === '' || !pen) return false;
    const { font, paddingLeft, paddingRight } = getComputedStyle(one);
    pen.font = font;
    return (
      pen.measureText(words).width > one.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) + 1
    );
  }

  /** A text that runs into what stands beside it. */
  function runsOver(one: Element): boolean {
    if (one.scrollWidth <= one.clientWidth + 1 || one.clientWidth <= 1) return false;
    const hasText = Array.from(one.childNodes).some(
      ({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim(),
    );
    const { display, overflowX } = getComputedStyle(one);
    return hasText && display !== 'inline' && overflowX === 'visible' && !one.closest('[role=grid]');
  }

  const boxes = [document.documentElement, root, ...root.querySelectorAll('.body')];
  return [
    ...controls.filter(isHidden).map((one) => `out of sight: ${nameOf(one)}`),
    ...controls.filter(isCut).map((one) => `cut off: ${nameOf(one)} ${wordsOf(one)}`),
    ...Array.from(root.querySelectorAll('*'))
      .filter(runsOver)
      .map((one) => `runs over: ${nameOf(one)}`),
    ...boxes.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => `sideways: ${nameOf(one)}`),
  ];
}
