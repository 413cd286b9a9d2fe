import type { Page } from '@playwright/test';

/** What a person would call broken: sideways scrolling, words cut off, controls too small for a thumb. */
export function flaws(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) found.push(`the page is ${root.scrollWidth} px wide`);
    const seen = (el: Element) => el.checkVisibility({ visibilityProperty: true });
    for (const el of document.querySelectorAll('#root *')) {
      if (!seen(el) || el.closest('svg')) continue;
      const box = el.getBoundingClientRect();
      const words = [...el.childNodes].some((n) => n.nodeType === Node.TEXT_NODE && n.textContent?.trim());
      if (words && el.scrollWidth > el.clientWidth + 1) found.push(`cut off: ${el.textContent}`);
      if (words && (box.left < -1 || box.right > root.clientWidth + 1))
        found.push(`outside: ${el.textContent}`);
      if (el.matches('button, [role=button], [role=radio], [role=switch]')) {
        const name = el.getAttribute('aria-label') ?? el.textContent ?? '';
        if (box.width < 44 || box.height < 44) found.push(`small: ${name} ${box.width} × ${box.height}`);
      }
    }
    return found;
  });
}
