import { notify } from '@/components/ui/notify';
import auth from '@/messages/es/auth.json';

/** The notice and its words, for whoever has just signed out: no other visitor fetches them. */
export const saySignedOut = () => notify({ kind: 'success', ...auth.signedOut });
