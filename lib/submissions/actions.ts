'use server';

import { submissionAction } from '@/lib/submissions/action';

/** Receives an editorial proposal with its two files. */
export const sendProposal = submissionAction('editorial');

/** Receives a request for a report or a valuation. */
export const sendArtEnquiry = submissionAction('dauro-arte');

/** Receives a request for information about services. */
export const sendServiceEnquiry = submissionAction('servicios');
