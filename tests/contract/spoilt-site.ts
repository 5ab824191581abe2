/** The site on the embedded content service, whose questions and answers a test may change. */
import type * as Embedded from '../../content-service/embedded/handler';

type Handler = Embedded.FetchHandler;

/** The layer between the site and the service; at first the service itself. */
export const between: { answer: (service: Handler, request: Request) => Promise<Response> } = {
  answer: (service, request) => service(request),
};

/** For `vi.mock` of the embedded service's handler. */
export async function spoiltHandler(original: () => Promise<typeof Embedded>): Promise<typeof Embedded> {
  const genuine = await original();
  return {
    ...genuine,
    createContentService: (options) => {
      const service = genuine.createContentService(options);
      const handle = (request: Request) => between.answer(service, request);
      // A site that forgets its answers asks again; reading the unchanged files again would be half of a row's time.
      return Object.assign(handle, service, { reload: () => undefined }) as Embedded.ContentService;
    },
  };
}
