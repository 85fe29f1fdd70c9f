export type ArmEntry = {
  /** The colour in app/styles/tokens.css, where `data-arm` sets it. */
  color: string;
  /** Its place in the strips of tiles on the home page. At most two are loaded eagerly. */
  strip: { wall: string; size: string; eager?: true };
  /** Its block on the home page; `place` puts the wall beside the text on wide screens, `inset` is for the left edge. */
  block: { wall: string; span: string; dark?: true; place?: string; inset?: string };
  /** Its walls on the group's page, in the star and in the list of arms; `window` is on its social cards, too. */
  group: { window: string; index: string };
};

/**
 * The arms of the group in order: how the pages of the group, the menus and the social cards show each. The texts of an
 * arm are messages/es/<arm>.json: `meta` for its page, `arms` with a sentence for the home page and the group's. Walls
 * are the drawings in public/images/walls; Tailwind reads the classes here (app/globals.css).
 */
export const arms = {
  editorial: {
    color: 'pomegranate',
    strip: { wall: 'strip-editorial', size: 'basis-[38%] h-full', eager: true },
    block: {
      wall: 'home-editorial',
      dark: true,
      span: 'md:col-span-7 md:min-h-[38rem]',
      inset: 'md:pl-(--edge)',
      place: 'xl:absolute xl:inset-y-0 xl:right-0 xl:left-[62%]',
    },
    group: { window: 'window-editorial', index: 'index-editorial' },
  },
  arte: {
    color: 'ochre',
    strip: { wall: 'strip-arte', size: 'basis-[14%] h-[72%]' },
    block: { wall: 'home-arte', span: 'md:col-span-5' },
    group: { window: 'window-arte', index: 'index-arte' },
  },
  cine: {
    color: 'night',
    strip: { wall: 'strip-cine', size: 'basis-[29%] h-[86%]', eager: true },
    block: {
      wall: 'home-cine',
      dark: true,
      span: 'md:col-span-5 md:min-h-[36rem]',
      inset: 'md:pl-(--edge)',
    },
    group: { window: 'window-cine', index: 'index-cine' },
  },
  ia: {
    color: 'teal',
    strip: { wall: 'strip-ia', size: 'basis-[19%] h-[60%]' },
    block: {
      wall: 'home-ia',
      span: 'md:col-span-7',
      place: 'xl:absolute xl:inset-y-0 xl:right-0 xl:left-[62%]',
    },
    group: { window: 'window-ia', index: 'index-ia' },
  },
} as const satisfies Record<string, ArmEntry>;

export type Arm = keyof typeof arms;

export const armNames = Object.keys(arms) as Arm[];

/** The address of an arm's page. */
export const armPath = (arm: Arm) => `/dauro/${arm}` as const;
