// Draws parts of a Markdown file as elements of the page: no HTML of a text is ever taken as such.
import { h, type FunctionalComponent, type VNodeChild } from 'vue';
import type { MarkedToken, Token, Tokens } from 'marked';
import { markWords } from '../../ui/search/typed-words.ts';

interface Props {
  readonly tokens: readonly Token[];
  /** Marked wherever they stand, in lower case. */
  readonly words: readonly string[];
}

interface Drawing {
  readonly words: readonly string[];
  readonly follow: (href: string) => void;
}

/** `follow`: where a link leads, for those that stay within the help. */
export const MarkdownText: FunctionalComponent<Props, { follow: (href: string) => void }> = (
  { tokens, words },
  { emit },
) => {
  const follow = (href: string): void => {
    emit('follow', href);
  };
  return drawAll(tokens, { words, follow });
};
MarkdownText.props = ['tokens', 'words'];
MarkdownText.emits = ['follow'];

function drawAll(tokens: readonly Token[], how: Drawing): VNodeChild[] {
  return tokens.map((token) => draw(token as MarkedToken, how));
}

function draw(token: MarkedToken, how: Drawing): VNodeChild {
  switch (token.type) {
    case 'paragraph':
      return h('p', drawAll(token.tokens, how));
    case 'heading':
      return h('h3', drawAll(token.tokens, how));
    case 'list':
      return h(
        token.ordered ? 'ol' : 'ul',
        token.items.map((item) => h('li', drawAll(item.tokens, how))),
      );
    case 'code':
      // Wider than the dialog: it scrolls, by keyboard too.
      return h('pre', { tabindex: 0 }, text(token.text, how));
    case 'table':
      return table(token, how);
    case 'strong':
      return h('strong', drawAll(token.tokens, how));
    case 'em':
      return h('em', drawAll(token.tokens, how));
    case 'codespan':
      return h('code', text(token.text, how));
    case 'link':
      return link(token, how);
    case 'text':
      return token.tokens ? drawAll(token.tokens, how) : text(token.text, how);
    case 'space':
      return null;
    default:
      return text(token.raw, how);
  }
}

function text(all: string, { words }: Drawing): VNodeChild[] {
  return markWords(all, words).map((piece) => (piece.hit ? h('mark', piece.text) : piece.text));
}

function table({ header, rows }: Tokens.Table, how: Drawing): VNodeChild {
  const cells = (tag: 'th' | 'td', row: readonly Tokens.TableCell[]): VNodeChild =>
    h(
      'tr',
      row.map((cell) => h(tag, drawAll(cell.tokens, how))),
    );
  return h('table', [
    h('thead', [cells('th', header)]),
    h(
      'tbody',
      rows.map((row) => cells('td', row)),
    ),
  ]);
}

/** What is on the web is shown with its address, to be copied: the help works without a network. */
function link({ href, text: label, tokens }: Tokens.Link, how: Drawing): VNodeChild {
  if (!/^[a-z]+:/i.test(href)) {
    const onClick = (): void => {
      how.follow(href);
    };
    return h('button', { type: 'button', class: 'link', onClick }, drawAll(tokens, how));
  }
  const address = h('code', text(href, how));
  return label === href ? address : [...drawAll(tokens, how), ' (', address, ')'];
}
