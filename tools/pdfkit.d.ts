/** The used part of pdfkit for `tools/documents.mjs`: the published types lack its tags. */
declare module 'pdfkit' {
  export interface Part {
    add(child: Part): void;
    end(): void;
  }
  export default class PDFDocument {
    constructor(options: Record<string, unknown>);
    x: number;
    y: number;
    page: { height: number };
    pipe<Stream>(stream: Stream): Stream;
    registerFont(name: string, file: string): this;
    font(name: string): this;
    fontSize(points: number): this;
    fillColor(colour: string): this;
    text(text: string, x?: number, y?: number, options?: Record<string, unknown>): this;
    moveDown(lines: number): this;
    addPage(): this;
    table(options: Record<string, unknown>): this;
    struct(tag: string, draw?: () => unknown): Part;
    addStructure(part: Part): void;
    end(): void;
  }
}
