/** The three Nasrid tiles that every cover is made of, as SVG. Fields are clipped to their rectangle. */
export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

type Paint = (column: number, row: number) => string;

const points = (list: readonly (readonly [number, number])[]) =>
  list.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');

/** The khatam: two squares laid across each other. */
export function star(cx: number, cy: number, radius: number, turn = 0): string {
  return points(
    Array.from({ length: 16 }, (_, index) => {
      const angle = (index * Math.PI) / 8 + turn;
      const reach = index % 2 === 0 ? radius : radius * 0.7654;
      return [cx + reach * Math.cos(angle), cy + reach * Math.sin(angle)];
    }),
  );
}

/** Stars that touch at their points; what they leave free are the crosses. */
export function starField(rect: Rect, size: number, paint: Paint): string {
  return field(rect, size, size, (column, row) => {
    const [cx, cy] = [(column + 0.5) * size, (row + 0.5) * size];
    return `<polygon points="${star(cx, cy, size / 2)}" fill="${paint(column, row)}"/>`;
  });
}

/** The bone: a square that lends two of its sides what it cuts from the others. */
export function boneField(rect: Rect, size: number, paint: Paint): string {
  const unit = size / 4;
  const bone: [number, number][] = [
    [-2, -2],
    [-1, -3],
    [1, -3],
    [2, -2],
    [1, -1],
    [1, 1],
    [2, 2],
    [1, 3],
    [-1, 3],
    [-2, 2],
    [-1, 1],
    [-1, -1],
  ];
  return field(rect, size, size, (column, row) => {
    const lying = (column + row) % 2 !== 0;
    const shape = bone.map(([x, y]): [number, number] => [
      (column + 0.5) * size + (lying ? y : x) * unit,
      (row + 0.5) * size + (lying ? x : y) * unit,
    ]);
    return `<polygon points="${points(shape)}" fill="${paint(column, row)}"/>`;
  });
}

/** The little bird: a triangle whose sides turn in and out around their middle. */
export function bird(cx: number, cy: number, side: number, up: boolean): string {
  const radius = side / Math.sqrt(3);
  const corners = [0, 1, 2].map((index) => {
    const angle = (index * 2 * Math.PI) / 3 + (up ? -Math.PI / 2 : Math.PI / 2);
    return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)] as const;
  });
  const arc = (side * 0.58) / 2;
  const steps = corners.map(([x, y], index) => {
    const [toX, toY] = corners[(index + 1) % 3] ?? [x, y];
    const curve = (sweep: number, endX: number, endY: number) =>
      `A${arc.toFixed(1)} ${arc.toFixed(1)} 0 0 ${sweep} ${endX.toFixed(1)} ${endY.toFixed(1)}`;
    return curve(1, (x + toX) / 2, (y + toY) / 2) + curve(0, toX, toY);
  });
  const [startX, startY] = corners[0] ?? [cx, cy];
  return `M${startX.toFixed(1)} ${startY.toFixed(1)}${steps.join('')}Z`;
}

export function birdField(rect: Rect, side: number, paint: Paint): string {
  const height = (side * Math.sqrt(3)) / 2;
  return field(rect, side / 2, height, (column, row) => {
    const up = (column + row) % 2 === 0;
    const cx = (column + 1) * (side / 2) - side / 2;
    const cy = row * height + (up ? (height * 2) / 3 : height / 3);
    return `<path d="${bird(cx, cy, side, up)}" fill="${paint(column, row)}"/>`;
  });
}

function field(rect: Rect, stepX: number, stepY: number, draw: (c: number, r: number) => string) {
  const shapes: string[] = [];
  for (let row = -1; row * stepY < rect.height + stepY; row += 1) {
    for (let column = -1; column * stepX < rect.width + stepX; column += 1) {
      shapes.push(draw(column, row));
    }
  }
  const { x, y, width, height } = rect;
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}">${shapes.join('')}</svg>`;
}
