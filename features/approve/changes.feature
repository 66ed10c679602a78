Feature: Simulated changes of a request to the embedded wallet
  The network's node simulates the request while the visitor reads. The result is labelled as an estimate.

  Background:
    Given the dapp sets "embedded wallet" to "yes"
    And a visitor connected with Harbor

  @core @S6.4
  Scenario: The exact outgoing amount is shown with its sign
    When the page asks for "eth_sendTransaction" with the parameters [{"to": "0x70997970c51812dc3a010c7d01b50e0d17dc79c8", "value": "0x6f05b59d3b20000"}]
    Then the visitor sees "Estimated changes"
    And the visitor sees "−0.5 ETH"
    And the visitor sees "An estimate by the network’s node"

  @core @S6.4
  Scenario: Several calls are simulated together
    When the page asks for "wallet_sendCalls" with the parameters [{"chainId": "0x7a69", "calls": [{"to": "0x70997970c51812dc3a010c7d01b50e0d17dc79c8", "value": "0x6f05b59d3b20000"}, {"to": "0x6e6e6e6e6e6e6e6e6e6e6e6e6e6e6e6e6e6e6e6e", "data": "0xa9059cbb00000000000000000000000070997970c51812dc3a010c7d01b50e0d17dc79c800000000000000000000000000000000000000000000000000000000001e8480"}]}]
    Then the visitor sees "−0.5 ETH"
    And the visitor sees "−2 KELP"

  @core @S6.4
  Scenario: New spenders are shown with their allowances
    When the page asks for "eth_sendTransaction" with the parameters [{"to": "0x6e6e6e6e6e6e6e6e6e6e6e6e6e6e6e6e6e6e6e6e", "data": "0x095ea7b3000000000000000000000000b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff"}]
    Then the visitor sees "Permission to spend without asking you again"
    And the visitor sees "All your KELP"
    And the visitor sees "0xB0B0b0B0B0B0B0b0B0B0B0b0b0b0b0B0b0b0B0B0"

  @core @S6.4
  Scenario: The request is shown before the node has answered
    Given the node of Saltmarsh is silent
    When the page asks for "eth_sendTransaction" with the parameters [{"to": "0x70997970c51812dc3a010c7d01b50e0d17dc79c8", "value": "0x6f05b59d3b20000"}]
    Then the visitor sees "Estimating changes"
    And "Decline" can be chosen

  @core @S6.4
  Scenario: A request that would revert is reported as likely to fail
    When the page asks for "eth_sendTransaction" with the parameters [{"to": "0x70997970c51812dc3a010c7d01b50e0d17dc79c8", "value": "0x3635c9adc5dea00000000"}]
    Then the visitor sees "This transaction is likely to fail"
    And the visitor sees "Your account doesn’t hold enough ETH."

  @core @S6.4
  Scenario Outline: A node that is <how> leads to a clear notice that the changes are unknown
    Given the node of Saltmarsh is <how>
    When the page asks for "eth_sendTransaction" with the parameters [{"to": "0x70997970c51812dc3a010c7d01b50e0d17dc79c8", "value": "0x6f05b59d3b20000"}]
    Then the visitor sees "Changes couldn’t be estimated"
    And the visitor sees "<words>"
    And the visitor does not see "An estimate by"

    Examples:
      | how         | words                                               |
      | unreachable | The network’s node couldn’t simulate this request.  |
      | silent      | The network’s node didn’t answer in time.           |

  @core @S6.4
  Scenario: A request without changes says so
    When the page asks for "eth_sendTransaction" with the parameters [{"to": "0x70997970c51812dc3a010c7d01b50e0d17dc79c8"}]
    Then the visitor sees "No changes to your tokens"

  @core @S6.4
  Scenario: An amount sent to a new contract is shown
    When the page asks for "eth_sendTransaction" with the parameters [{"value": "0x6f05b59d3b20000", "data": "0x60006000f3"}]
    Then the visitor sees "Deploy a contract with 0.5 ETH"
    And the visitor sees "−0.5 ETH"
