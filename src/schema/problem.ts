// The error body, as the contract's section 7 defines it (RFC 9457).
import * as z from 'zod';
import { type ProblemCode, problems, type ServiceFaultCode } from '../problems.ts';
import { component } from './components.ts';

const members = {
  type: z.url().describe('The entry of the developer guide about this code.'),
  title: z.string().describe('Short text, the same for every problem of this code.'),
  status: z.int().min(400).max(599).describe('The HTTP status.'),
  detail: z.string().describe('What went wrong here; names the offending value.'),
  hint: z.string().describe('How to put it right.'),
  docs: z.url().optional().describe('Address of the OpenAPI document.'),
};

const callerCodes = Object.keys(problems) as [ProblemCode, ...ProblemCode[]];

export const ProblemDetails = component(
  'Problem',
  'Problem details (RFC 9457) of a mistake in the request.',
  z.object({ ...members, code: z.enum(callerCodes).describe('Stable, for programs.') }),
);

/** The bodies of faults: a schema for each, because each has its own status. */
export const faultDetails: Readonly<Record<ServiceFaultCode, z.ZodType>> = {
  internal_error: component(
    'InternalError',
    'Problem details (RFC 9457) of a fault of the service.',
    z.object({
      ...members,
      code: z.enum(['internal_error']).describe('Stable, for programs.'),
      id: z.string().optional().describe('Names the fault in the log of the service.'),
    }),
  ),
  unavailable: component(
    'Unavailable',
    'Problem details (RFC 9457) of an overload of the service, or of its end.',
    z.object({ ...members, code: z.enum(['unavailable']).describe('Stable, for programs.') }),
  ),
};
