@connects
Feature: Hosts that do not answer
  Even if the configured hosts fail, the modal opens, connects and signs.

  Scenario Outline: With every node <state>, the visitor can connect
    Given the node of Saltmarsh is <state>
    And the node of Tidewater is <state>
    And a visitor on the page
    When the visitor opens the modal
    And the visitor chooses "Harbor"
    And Harbor approves
    Then the visitor is connected with Harbor
    And the modal is closed

    Examples:
      | state       |
      | unreachable |
      | silent      |

  Scenario Outline: With every node <state>, a message is signed
    Given the node of Saltmarsh is <state>
    And the node of Tidewater is <state>
    And a visitor connected with Harbor
    When the dapp asks for a signature of "Hello"
    And Harbor approves
    Then the signature is by account 1 of Harbor

    Examples:
      | state       |
      | unreachable |
      | silent      |

  Scenario Outline: With every node <state>, the account is shown and the network switched
    Given the node of Saltmarsh is <state>
    And the node of Tidewater is <state>
    And a visitor connected with Harbor
    When the visitor opens the modal
    Then the Account screen is shown
    And the visitor sees "account 1 of Harbor"
    When the dapp switches to "Tidewater"
    And Harbor approves
    Then the network is "Tidewater"

    Examples:
      | state       |
      | unreachable |
      | silent      |

  Scenario Outline: With every node <state>, the connection is restored after a reload and can be ended
    Given the node of Saltmarsh is <state>
    And the node of Tidewater is <state>
    And a visitor connected with Harbor
    When the visitor reloads the page
    Then the visitor is connected with Harbor
    When the visitor opens the modal
    And the visitor chooses "Disconnect"
    Then the visitor is not connected

    Examples:
      | state       |
      | unreachable |
      | silent      |

  @sandbox @browser @S9.3 @every-run
  Scenario: A silent node is skipped for one that answers
    Given the node of Saltmarsh is a fallback for a silent one
    And a visitor connected with Harbor
    When the visitor opens the modal
    Then the visitor sees "10,000 ETH"
    When the visitor reviews "0.25" "ETH" to "a friend"
    And the visitor chooses "Send 0.25 ETH"
    And Harbor approves
    Then "a friend" receives "0.25" "ETH"
