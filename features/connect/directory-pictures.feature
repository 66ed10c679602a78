Feature: Pictures of what has none of its own
  A wallet directory has pictures of networks and tokens as well. What it has none of keeps its letter.

  @S7.5
  Scenario: A network has the picture that the host names
    Given the dapp sets "wallet directory" to "fine"
    And the dapp sets "pictures of networks" to "the directory’s"
    And a visitor connected with Harbor
    When the visitor opens the modal
    Then the dapp reads "directory's picture of the network" as "yes"

  @S7.5
  Scenario: So has its currency
    Given the dapp sets "wallet directory" to "fine"
    And a visitor connected with Harbor
    When the visitor opens the modal
    Then the dapp reads "directory's picture of Ether" as "yes"

  @S7.5
  Scenario: Nobody is asked before it is shown
    Given the dapp sets "wallet directory" to "fine"
    And the dapp sets "pictures of networks" to "the directory’s"
    And a visitor connected with Harbor
    Then the dapp reads "directory's picture of the network" as "no"
    When the visitor opens the modal
    Then the dapp reads "directory's picture of the network" as "yes"

  @S9.14 @sandbox @browser
  Scenario: A network that the directory is known to have a picture of has it
    Given the dapp sets "wallet directory" to "fine"
    And the dapp sets "Solana" to "yes"
    And a visitor connected with Harbor
    When the dapp opens the Networks screen
    Then the dapp reads "directory's picture of Solana" as "yes"

  @S9.14 @sandbox @browser
  Scenario: One that it is not known to have keeps its letter
    Given the dapp sets "wallet directory" to "fine"
    And the dapp sets "pictures of networks" to "nobody’s"
    And a visitor connected with Harbor
    When the visitor opens the modal
    Then the dapp reads "directory's picture of Ether" as "yes"
    And the dapp reads "directory's picture of the network" as "no"

  @S7.5
  Scenario: A directory that fails leaves the letters
    Given the dapp sets "wallet directory" to "failing"
    And the dapp sets "pictures of networks" to "the directory’s"
    And a visitor connected with Harbor
    When the visitor opens the modal
    Then the visitor sees "10,000"
    And the dapp reads "directory's picture of the network" as "no"
