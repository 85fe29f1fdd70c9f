'use client';

import {
  type ChangeEvent,
  type ReactNode,
  useActionState,
  useEffect,
  useRef,
  useState,
} from 'react';
import { FormContext } from '@/components/forms/form-context';
import type { FormController, FormRules, FormView } from '@/components/forms/form-controller';
import { FormStatus } from '@/components/forms/form-status';
import { type FormTexts, fieldText } from '@/components/forms/texts';
import type { ActionResult, FormAction } from '@/lib/actions/result';
import type { Area } from '@/lib/submissions/areas';

type Props = {
  action: FormAction;
  texts: FormTexts;
  /** Validation in the browser, loaded when somebody begins to fill in the form. */
  loadRules?: () => Promise<FormRules>;
  /** The server takes whoever is faster than people for a bot: wait until it does not. */
  trap?: boolean;
  /** Where chosen files travel ahead to (app/subidas); without it they travel with the form. */
  uploadArea?: Area;
  className?: string;
  children: ReactNode;
};

const offline: ActionResult = { ok: false, error: 'failure' };

/**
 * A form that works as an ordinary page without JavaScript and better with it. Without: the server action answers with
 * the whole page, and `FormStatus` says what happened. With: errors under the fields, a toast for the outcome, and
 * nothing typed is ever lost, since the inputs stay where they are. What that takes (`form-controller`) is loaded when
 * somebody begins to fill in the form.
 */
export function ActionForm({
  action,
  texts,
  loadRules,
  trap = false,
  uploadArea,
  className,
  children,
}: Props) {
  const form = useRef<HTMLFormElement>(null);
  const openedAt = useRef(0);
  const controller = useRef<Promise<FormController> | null>(null);
  const [answered, plainAction] = useActionState(action, null);
  const [view, setView] = useState<FormView>({ pending: false, errors: null });
  const [stranded, setStranded] = useState(false);

  useEffect(() => {
    openedAt.current = performance.now();
  }, []);

  const failed = answered?.ok === false ? answered : null;
  const errors = Object.entries(view.errors ?? failed?.fields ?? {});
  const sentences = errors.map(([name, key]) => [name, fieldText(texts.fields, key)]);

  // Once the browser speaks for itself, what the page came with is yesterday's news.
  const outcomeOfPage = view.errors ? null : answered;

  function load(): Promise<FormController> {
    controller.current ??= import('@/components/forms/form-controller').then((module) =>
      module.createFormController({
        form,
        openedAt: openedAt.current,
        action,
        texts,
        loadRules,
        trap,
        setView,
      }),
    );
    return controller.current;
  }

  function send() {
    setStranded(false);
    setView({ ...view, pending: true });
    load()
      .then((loaded) => loaded.send())
      .catch((error: unknown) => {
        console.warn('The form could not be sent', error);
        controller.current = null;
        setStranded(true);
        setView({ pending: false, errors: view.errors });
      });
  }

  function forgive({ target }: ChangeEvent<HTMLFormElement>) {
    if (target instanceof HTMLInputElement && target.type === 'file') {
      void controller.current?.then((loaded) => loaded.forgive(target.name));
    }
  }

  return (
    <FormContext
      value={{
        errors: Object.fromEntries(sentences),
        values: failed?.values ?? {},
        pending: view.pending,
        uploads: uploadArea ? { area: uploadArea, texts } : null,
      }}
    >
      <form
        ref={form}
        action={plainAction}
        noValidate
        className={className}
        onFocus={() => void load().catch(() => (controller.current = null))}
        onChange={forgive}
        onSubmit={(event) => {
          event.preventDefault();
          if (!view.pending) send();
        }}
      >
        <FormStatus
          result={stranded ? offline : outcomeOfPage}
          texts={texts}
          filesAgain={stranded ? undefined : texts.filesAgain}
        />
        {children}
      </form>
    </FormContext>
  );
}
