import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { BackupError } from './project.ts';

/** What makes backups, for the server. It cannot open them. */
export type MakingKeys = { recipient: string; signingKey: string };
/** What opens backups and tells ours from others'; it is kept away from the server. */
export type OpeningKeys = { identity: string; verifyingKey: string };

/**
 * New keys: a pair of age that encrypts, and an Ed25519 pair that signs. Anyone who knows the public key of age can
 * make an archive for it; only the signature shows that this site made it.
 */
export async function newBackupKeys(): Promise<MakingKeys & OpeningKeys> {
  const identity = await generateIdentity();
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    recipient: await identityToRecipient(identity),
    signingKey: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64url'),
    identity,
    verifyingKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64url'),
  };
}

/** The signature of a manifest, which contains the digest of every other entry. Throws for a malformed key. */
export const signManifest = (content: Uint8Array, signingKey: string): Buffer =>
  sign(null, content, parsed('BACKUP_SIGNING_KEY', signingKey));

/** Whether the key of this verifying key signed the manifest. Throws for a malformed key. */
export const isSigned = (content: Uint8Array, signature: Uint8Array, verifyingKey: string) =>
  verify(null, content, parsed('BACKUP_VERIFYING_KEY', verifyingKey), signature);

function parsed(name: 'BACKUP_SIGNING_KEY' | 'BACKUP_VERIFYING_KEY', text: string) {
  try {
    const der = { key: Buffer.from(text, 'base64url'), format: 'der' } as const;
    const key =
      name === 'BACKUP_SIGNING_KEY'
        ? createPrivateKey({ ...der, type: 'pkcs8' })
        : createPublicKey({ ...der, type: 'spki' });
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // Continues with the error below, which covers every other value.
  }
  throw new BackupError(
    `${name} no es una clave de «npm run backup -- --keys» (véase docs/operating.md).`,
  );
}
