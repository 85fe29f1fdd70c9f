/** The variables of `up` itself; they are in `$DATA_DIR/env` too, but do not require a new build. */
export const commandVariables = [
  'PORT',
  'SUPABASE_PORT',
  'STOREFRONT_PORT',
  'DATA_DIR',
  'NEXT_DIST_DIR',
] as const;

export type Variables = Readonly<Record<string, string | undefined>>;

/** Empty values count as absent, because most hosting panels set unused variables to an empty value. */
export function settingOf(variables: Variables, name: string): string | undefined {
  return variables[name]?.trim() || undefined;
}
