import * as React from 'react';
import { rowsToText, textToRows } from './lists';
import { type ListInputProps, TextListInput } from './text-input';

export default React.forwardRef<HTMLTextAreaElement, ListInputProps>(function RowsInput(props, ref) {
  return <TextListInput {...props} ref={ref} read={rowsToText} write={textToRows} />;
});
