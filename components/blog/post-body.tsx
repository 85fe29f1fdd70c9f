type Kind = 'heading' | 'bold' | 'quote' | 'list' | 'paragraph';
type Block = { kind: Kind; text: string; items: string[] };

const image = /^!\[[^\]]*\]\([^)]*\)$/;
const plain = (text: string) => text.replace(/\*\*/g, '');

function toBlock(line: string): Block {
  const block = (kind: Kind, text: string): Block => ({ kind, text: plain(text), items: [] });
  if (line.startsWith('## ')) return block('heading', line.slice(3));
  if (line.startsWith('> ')) return block('quote', line.slice(2));
  if (line.startsWith('- ')) return { kind: 'list', text: '', items: [plain(line.slice(2))] };
  if (/^\*\*[^*]+\*\*$/.test(line)) return block('bold', line);
  return block('paragraph', line);
}

/** The line kinds that a post may have; list lines that follow each other make one list. */
function toBlocks(content: string): Block[] {
  const lines = content.split('\n').map((line) => line.trim());
  return lines.reduce<Block[]>((blocks, line) => {
    if (line === '' || image.test(line)) return blocks;
    const block = toBlock(line);
    const last = blocks.at(-1);
    if (block.kind === 'list' && last?.kind === 'list') last.items.push(...block.items);
    else blocks.push(block);
    return blocks;
  }, []);
}

/** The article's text; pictures and the rest of Markdown come with the blog's own issue. */
export function PostBody({ content }: { content: string }) {
  return toBlocks(content).map(({ kind, text, items }, index) => {
    const key = `${index}-${text.slice(0, 24)}`;
    if (kind === 'heading') return <h2 key={key}>{text}</h2>;
    if (kind === 'quote') return <blockquote key={key}>{text}</blockquote>;
    if (kind === 'list') {
      return (
        <ul key={key}>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    }
    return <p key={key}>{kind === 'bold' ? <strong>{text}</strong> : text}</p>;
  });
}
