import { EditorState, TextSelection } from 'prosemirror-state';
import { expect, it } from 'vitest';
import { linkRange } from '@/app/admin/blog-posts/_visual/commands';
import { markType, nodeType, visualSchema } from '@/app/admin/blog-posts/_visual/schema';

const link = (href: string) => markType('link').create({ href });
const words = (text: string, ...marks: ReturnType<typeof link>[]) => visualSchema.text(text, marks);

/** «Lee [el **libro** nuevo](/a)[aquí](/b) y [más](/a)» with the cursor at a position. */
function rangeAt(position: number) {
  const bold = markType('strong').create();
  const line = nodeType('paragraph').create(null, [
    words('Lee '),
    words('el ', link('/a')),
    words('libro', link('/a'), bold),
    words(' nuevo', link('/a')),
    words('aquí', link('/b')),
    words(' y '),
    words('más', link('/a')),
  ]);
  const doc = nodeType('doc').create(null, line);
  return linkRange(EditorState.create({ doc, selection: TextSelection.create(doc, position) }));
}

it.each([6, 9, 12, 18])('covers the whole link around %i', (position) => {
  expect(rangeAt(position)).toEqual({ from: 5, to: 19, href: '/a' });
});

it('stops at another link, and is empty outside a link', () => {
  expect(rangeAt(21)).toEqual({ from: 19, to: 23, href: '/b' });
  expect(rangeAt(27)).toEqual({ from: 26, to: 29, href: '/a' });
  expect(rangeAt(3)).toEqual({ from: 3, to: 3, href: '' });
});
