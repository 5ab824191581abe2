import * as React from 'react';
import { linesToText, pastedLines, textToLines } from './lists';
import { type ListInputProps, TextListInput } from './text-input';

const paste = (_html: string, text: string) => pastedLines(text);

export default React.forwardRef<HTMLTextAreaElement, ListInputProps>(function LinesInput(props, ref) {
  return <TextListInput {...props} ref={ref} read={linesToText} write={textToLines} paste={paste} />;
});
