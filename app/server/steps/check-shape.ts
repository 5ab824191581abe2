import { refuse, type Step } from '../http/exchange';
import { hasOneHost, hostIsAllowed, hostsOf } from '../http/hosts';
import { refusalStatus } from '../http/request-shape';

/** Refuses bad methods, hosts, encodings, lengths and depths before any other step reads them. */
export function checkShape(publicOrigin: string, publicOriginConfigured: boolean): Step {
  const hosts = publicOriginConfigured ? hostsOf(publicOrigin) : null;
  return (exchange) => {
    const { incoming, method, target } = exchange;
    if (!hasOneHost(incoming.rawHeaders)) return refuse(exchange, 400);
    if (!hostIsAllowed(incoming.headers.host, hosts)) return refuse(exchange, 421);
    const status = refusalStatus({ method, target });
    if (status === null) return false;
    return refuse(exchange, status, status === 405 ? { allow: 'GET, HEAD, POST' } : {});
  };
}
