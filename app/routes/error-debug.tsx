export default function Screen() { return <h1>error-debug</h1>; }
