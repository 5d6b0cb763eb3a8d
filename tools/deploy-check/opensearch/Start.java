import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.opensearch.common.settings.Settings;
import org.opensearch.env.Environment;
import org.opensearch.node.InternalSettingsPreparer;
import org.opensearch.node.Node;
import org.opensearch.plugins.Plugin;

/** One OpenSearch node from the jars of its server, on 127.0.0.1. Arguments: its folder and its port. */
public class Start {
  static class Single extends Node {
    Single(Environment environment, List<Class<? extends Plugin>> plugins) {
      super(environment, plugins, true);
    }
  }

  public static void main(String[] arguments) throws Exception {
    Path home = Path.of(arguments[0]);
    Settings settings = Settings.builder()
      .put("path.home", home.toString())
      .put("path.data", home.resolve("data").toString())
      .put("cluster.name", "deploy-check")
      .put("node.name", "one")
      .put("discovery.type", "single-node")
      .put("network.host", "127.0.0.1")
      .put("http.port", arguments[1])
      .put("transport.port", "0")
      .put("http.type", "netty4")
      .put("transport.type", "netty4")
      .put("cluster.routing.allocation.disk.threshold_enabled", false)
      .build();
    Environment environment =
      InternalSettingsPreparer.prepareEnvironment(settings, Map.of(), home.resolve("config"), () -> "one");
    Node node = new Single(environment, List.of(
      org.opensearch.transport.Netty4Plugin.class,
      org.opensearch.analysis.common.CommonAnalysisPlugin.class));
    Runtime.getRuntime().addShutdownHook(new Thread(() -> {
      try {
        node.close();
      } catch (Exception failure) {
        failure.printStackTrace();
      }
    }));
    node.start();
    Thread.currentThread().join();
  }
}
