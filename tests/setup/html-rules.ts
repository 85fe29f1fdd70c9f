import type { ConfigData } from 'html-validate';

/** The recommended rules, except those that React's and Next's output breaks, each with its reason. */
export const htmlRules: ConfigData = {
  extends: ['html-validate:recommended'],
  rules: {
    // React writes attributes in its own case (charSet, noModule); HTML ignores case.
    'attr-case': 'off',
    // React closes void elements with a slash, which parsers ignore.
    'void-style': 'off',
    // React writes every boolean attribute as `hidden=""`.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // useId creates ids that begin with an underscore; HTML only forbids spaces.
    'valid-id': ['error', { relaxed: true }],
    // next/image writes `color: transparent`, so that no alternative text is visible while loading; the clip paths of
    // the group page are computed.
    'no-inline-style': ['error', { allowedProperties: ['color', 'clip-path'] }],
  },
};

/**
 * React gives the form of a server action an empty `action` until its script runs; without JavaScript this is valid
 * too.
 */
export const withoutEmptyActions = (html: string): string => html.replaceAll(' action=""', '');
