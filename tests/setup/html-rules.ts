import type { ConfigData } from 'html-validate';

/** The recommended rules, less what React and Next write in their own way; each exception with its reason. */
export const htmlRules: ConfigData = {
  extends: ['html-validate:recommended'],
  rules: {
    // React writes attributes as it names them (charSet, noModule); HTML does not tell case apart.
    'attr-case': 'off',
    // React closes void elements with a slash, which parsers ignore.
    'void-style': 'off',
    // React writes every boolean attribute as `hidden=""`.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // useId makes ids that begin with an underscore; HTML asks only that they hold no space.
    'valid-id': ['error', { relaxed: true }],
    // next/image writes `color: transparent`, so that no alternative text shines through while loading; the windows of
    // the group page have outlines that are computed.
    'no-inline-style': ['error', { allowedProperties: ['color', 'clip-path'] }],
  },
};

/** React gives a form of a server action an empty address until its script runs; without one it means the same. */
export const withoutEmptyActions = (html: string): string => html.replaceAll(' action=""', '');
