import { ParseError } from '../../parser.ts';

export function passwordRequired(cause?: unknown): ParseError {
  return new ParseError(
    'document_encrypted',
    'The PDF is protected by a password. Upload it again and send `password`.',
    { cause },
  );
}

export function wrongPassword(): ParseError {
  return new ParseError(
    'document_encrypted',
    'The password does not open the PDF. Upload it again and send its user or owner password as `password`.',
  );
}
